#!/usr/bin/env bash
# Types, tests and build of this section; with SURCO_HOST also compares the build with that Surco and loads it in
# Chromium or Chrome with its modules.
set -euo pipefail
cd "$(dirname "$0")/.."
npm ci
npm test
if [ -n "${SURCO_HOST:-}" ]; then exec npm run check; fi
exec npm run build
