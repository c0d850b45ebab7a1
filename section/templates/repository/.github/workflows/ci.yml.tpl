name: CI
on: [push, pull_request]
jobs:
  section:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm
      - run: .ci/run
        env:
          SURCO_HOST: ${{ vars.SURCO_HOST }}
