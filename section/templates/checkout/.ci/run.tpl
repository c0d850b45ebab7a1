#!/usr/bin/env bash
# Tests and builds this section without any other section; it must pass before a publication.
set -euo pipefail
cd "$(dirname "$0")/.."
npx -y pnpm@12.21.0 run test
exec npx -y pnpm@12.21.0 run build
