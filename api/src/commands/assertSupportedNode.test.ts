import { assertSupportedNode } from './assertSupportedNode';

test.each(['22.0.0', '24.9.0'])('A-01 runs with Node %s', (version) => {
  expect(() => assertSupportedNode(version)).not.toThrow();
});

test.each(['9.11.2', '18.20.4', '20.20.2'])('A-01 names the Node to install instead of %s', (version) => {
  expect(() => assertSupportedNode(version)).toThrow(
    `Surco needs Node 22 or 24, but "node" is Node ${version}: install one of them.`,
  );
});
