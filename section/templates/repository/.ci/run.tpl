#!/usr/bin/env bash
# Types and tests of this section; with SURCO_HOST also builds it, compares the build with that Surco and loads it in
# Chromium or Chrome with its modules.
set -euo pipefail
cd "$(dirname "$0")/.."
npm ci
npm test
if [ -n "${SURCO_HOST:-}" ]; then exec npx surco-section check; fi
