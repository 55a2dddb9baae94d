/// The style of pages, in light and dark mode, for widths from that of a phone.
enum StyleSheet {
  static let text = colors + layout + expression + plots

  /// The contrast to the background is at least 4.5 to 1 for text, and at least 3 to 1 for lines
  /// and marks.
  private static let colors = """
    :root { color-scheme: light dark; --paper: #ffffff; --panel: #f5f6f8; --ink: #1b1f24;
      --soft: #56606b; --line: #d5dae0; --point: #1f63b5; --median: #b3261e; --wrong: #a31515;
      --worst: #fff1c9; --l0: #87909a; --l1: #0a7d5a; --l2: #2563c9; --l3: #8a4fbf;
      --l4: #c2410c; --l5: #a80020; }
    @media (prefers-color-scheme: dark) { :root { --paper: #15181c; --panel: #1e2227;
      --ink: #e6e9ed; --soft: #a4adb8; --line: #3b424a; --point: #7ab5ff; --median: #ff8a80;
      --wrong: #ff8a80; --worst: #4a3c10; --l0: #7d8791; --l1: #4cc38a; --l2: #6cb6ff;
      --l3: #c297ff; --l4: #ff9b5e; --l5: #ff6b78; } }

    """

  private static let layout = """
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 16px/1.5 system-ui, sans-serif; }
    main { max-width: 1200px; margin: 0 auto; padding: 16px; }
    h1 { font-size: 1.4rem; line-height: 1.35; margin: 0.5rem 0; overflow-wrap: anywhere; }
    h2 { font-size: 1.2rem; margin: 2rem 0 0.5rem; padding-top: 1rem;
      border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    h3 { font-size: 1rem; margin: 1.25rem 0 0.5rem; }
    code, pre, td, .number { font-family: ui-monospace, Menlo, Consolas, monospace;
      font-variant-numeric: tabular-nums; }
    code { overflow-wrap: anywhere; }
    .number { display: inline-block; min-width: 17ch; white-space: normal;
      overflow-wrap: anywhere; }
    pre { margin: 0.5rem 0; padding: 10px 12px; background: var(--panel); border-radius: 6px;
      white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.88rem; }
    p { margin: 0.5rem 0; max-width: 75ch; }
    .soft, caption, figcaption { color: var(--soft); font-size: 0.9rem; }
    .wide { overflow-x: auto; margin: 0.75rem 0; }
    table { border-collapse: collapse; font-size: 0.9rem; }
    caption { text-align: left; padding-bottom: 4px; }
    th, td { text-align: left; vertical-align: top; padding: 4px 14px 4px 0;
      border-bottom: 1px solid var(--line); }
    th { font-weight: 600; }
    tbody th { white-space: nowrap; }
    td { white-space: nowrap; }
    th code { display: inline-block; max-width: 32ch; white-space: normal;
      overflow-wrap: break-word; }
    tr.worst > * { background: var(--worst); }
    @media (max-width: 480px) { table { font-size: 0.85rem; } th, td { padding-right: 10px; }
      tbody th { white-space: normal; } }
    mark { background: none; color: var(--wrong); font-weight: 700; text-decoration: underline; }

    """

  private static let expression = """
    .expression { font: 1.15rem/2.1 ui-monospace, Menlo, Consolas, monospace;
      overflow-wrap: anywhere; white-space: pre-wrap; margin: 0.75rem 0; padding: 2px 0 10px; }
    .operation { border-bottom: 2px solid var(--l0); }
    .legend { display: flex; flex-wrap: wrap; gap: 2px 18px; padding: 0; margin: 0.5rem 0;
      list-style: none; font-size: 0.9rem; color: var(--soft); }
    .e0 { border-bottom: 1px dotted var(--l0); }
    .e1 { border-bottom: 2px solid var(--l1); }
    .e2 { border-bottom: 3px solid var(--l2); }
    .e3 { border-bottom: 4px solid var(--l3); }
    .e4 { border-bottom: 5px solid var(--l4); }
    .e5 { border-bottom: 6px solid var(--l5); }
    .operation.worst { background: var(--worst); outline: 1px dashed var(--ink);
      outline-offset: 1px; }

    """

  private static let plots = """
    .plots { display: grid; gap: 12px 24px;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr)); }
    figure { margin: 0; min-width: 0; max-width: 560px; }
    svg { display: block; width: 100%; height: auto; }
    svg text { font: 12px system-ui, sans-serif; fill: var(--ink); }
    .grid { stroke: var(--line); stroke-width: 1; fill: none; }
    .axis { stroke: var(--soft); stroke-width: 1; fill: none; }
    .points { stroke: var(--point); stroke-width: 2.4; stroke-linecap: round; fill: none;
      stroke-opacity: 0.7; }
    .median { stroke: var(--median); stroke-width: 2.2; fill: none; stroke-linejoin: round;
      stroke-linecap: round; }
    .bars, .mark { fill: var(--point); }
    """
}
