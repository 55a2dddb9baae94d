/// The style of pages, in light and dark mode, for widths from that of a phone.
enum StyleSheet {
  static let text = colors + layout + expression + plots

  /// The contrast to the background is at least 4.5 to 1 for text, and at least 3 to 1 for lines
  /// and marks. Classes of heat maps differ in lightness, which those see who do not see colours.
  private static let colors = """
    :root { color-scheme: light dark; --paper: #ffffff; --panel: #f5f6f8; --ink: #1b1f24;
      --soft: #56606b; --line: #d5dae0; --point: #1f63b5; --median: #b3261e; --wrong: #a31515;
      --worst: #fff1c9; --l0: #87909a; --l1: #0a7d5a; --l2: #2563c9; --l3: #8a4fbf;
      --l4: #c2410c; --l5: #a80020;
      --h0: #e3ebf4; --h1: #c3d7ec; --h2: #9cc0e2; --h3: #6fa3d3;
      --h4: #4785c0; --h5: #2767a8; --h6: #124a86; --h7: #06305e; }
    @media (prefers-color-scheme: dark) { :root { --paper: #15181c; --panel: #1e2227;
      --ink: #e6e9ed; --soft: #a4adb8; --line: #3b424a; --point: #7ab5ff; --median: #ff8a80;
      --wrong: #ff8a80; --worst: #4a3c10; --l0: #7d8791; --l1: #4cc38a; --l2: #6cb6ff;
      --l3: #c297ff; --l4: #ff9b5e; --l5: #ff6b78;
      --h0: #22303f; --h1: #2c4560; --h2: #375c83; --h3: #4576a8;
      --h4: #5b93cb; --h5: #7fb0e0; --h6: #aacdf0; --h7: #e4f1ff; } }

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
    .band { fill: var(--point); }
    .band0 { fill-opacity: 0.16; }
    .band1 { fill-opacity: 0.24; }
    .band2 { fill-opacity: 0.4; }
    .edge { stroke: var(--point); stroke-width: 1.2; fill: none; }
    .half { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 4 3; fill: none; }
    .bars, .mark { fill: var(--point); }
    .bars.wrong { fill: var(--median); }
    .swatch { display: inline-block; width: 1em; height: 1em; margin-right: 6px;
      vertical-align: -2px; border: 1px solid var(--soft); }
    .heat0 { fill: var(--h0); background: var(--h0); }
    .heat1 { fill: var(--h1); background: var(--h1); }
    .heat2 { fill: var(--h2); background: var(--h2); }
    .heat3 { fill: var(--h3); background: var(--h3); }
    .heat4 { fill: var(--h4); background: var(--h4); }
    .heat5 { fill: var(--h5); background: var(--h5); }
    .heat6 { fill: var(--h6); background: var(--h6); }
    .heat7 { fill: var(--h7); background: var(--h7); }
    details { margin: 0.25rem 0; }
    summary { cursor: pointer; }
    """
}
