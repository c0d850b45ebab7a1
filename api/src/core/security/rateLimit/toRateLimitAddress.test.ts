import { toRateLimitAddress } from './toRateLimitAddress';

test.each([
  ['10.0.0.7', '10.0.0.7'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['2806:104E:3:1::5', '2806:104e:3:1::/64'],
  ['2806:104e:3:1:aaaa:bbbb:cccc:dddd', '2806:104e:3:1::/64'],
  ['2806:104e:3:2::5', '2806:104e:3:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (ipAddress, counted) => {
  expect(toRateLimitAddress(ipAddress)).toBe(counted);
});
