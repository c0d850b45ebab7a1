#!/usr/bin/env bash
# What this section's team must see pass before it publishes; no other section is needed.
set -euo pipefail
cd "$(dirname "$0")/.."
npx -y pnpm@12.21.0 run test
exec npx -y pnpm@12.21.0 run build
