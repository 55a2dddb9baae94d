#!/usr/bin/env python3
"""Lets PARI's primecertisvalid judge every certificate in certificates.txt; fails unless it accepts all of them.

The file has a certificate of BigInteger.primalityCertificate for each of the primes that PrimalityCertificateTests names. The
test compares what is computed with the file, so that what PARI has accepted is what the library gives. After a change of the
search, write the certificates there that the test reports, and run this.
"""
import subprocess, sys

lines = open(sys.argv[1] if len(sys.argv) > 1 else "certificates.txt").read().split("\n")[:-1]
script = "".join(f"print(primecertisvalid({line}))\n" for line in lines)
run = subprocess.run(["gp", "-q", "-f", "-s", "1G"], input=script, capture_output=True, text=True, check=True)
answers = run.stdout.split()
print(len(lines), "certificates,", answers.count("1"), "valid")
sys.exit(not (len(answers) == len(lines) and set(answers) == {"1"}))
