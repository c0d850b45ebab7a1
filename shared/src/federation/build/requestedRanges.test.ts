import { listRequestedRanges } from './requestedRanges';

test('C-06 lists each range in which a build requests the packages of the host', () => {
  const shared = [
    { name: 'react', requiredVersion: '^19.0.0' },
    { name: 'react/jsx-runtime', requiredVersion: '^18.2.0' },
    { name: 'antd/es/table', requiredVersion: '^6.6.8' },
    { name: 'antd/es/select', requiredVersion: '^6.6.8' },
    { name: '@surco/shared/platform', requiredVersion: false as const },
    { name: 'react-dom' },
    { name: 'd3-shape', requiredVersion: '^3.2.0' },
  ];
  expect(listRequestedRanges({ shared })).toEqual([
    { package: 'react', range: '^19.0.0' },
    { package: 'react', range: '^18.2.0' },
    { package: 'antd', range: '^6.6.8' },
  ]);
  expect(listRequestedRanges({})).toEqual([]);
});
