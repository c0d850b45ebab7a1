import { assertSupportedNode } from './assertSupportedNode';

test.each(['24.0.0', '26.9.0'])('A-01 runs with Node %s', (version) => {
  expect(() => assertSupportedNode(version)).not.toThrow();
});

test.each(['9.11.2', '18.20.4', '22.23.3'])('A-01 names the Node to install instead of %s', (version) => {
  expect(() => assertSupportedNode(version)).toThrow(`Surco needs Node 24, but "node" is Node ${version}: install it.`);
});
