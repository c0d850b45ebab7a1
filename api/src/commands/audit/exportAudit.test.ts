import { exportAuditCommand } from './exportAudit';

const installation = { root: '', migrations: '' };

test.each([
  ['--from', '2026-02-30'],
  ['--to', 'ayer'],
])('X-27 refuses %s %s before it reads the log', async (option, text) => {
  const readSettings = jest.fn();
  await expect(
    exportAuditCommand.run({ readSettings, installation, args: ['audit.jsonl', option, text] }),
  ).rejects.toThrow(`${option} must be a date such as 2026-01-31 (it is "${text}").`);
  expect(readSettings).not.toHaveBeenCalled();
});

test('X-27 says that the file exists, before it reads the log', async () => {
  const readSettings = jest.fn();
  await expect(exportAuditCommand.run({ readSettings, installation, args: [__filename] })).rejects.toThrow(
    `${__filename} exists: choose another name.`,
  );
  expect(readSettings).not.toHaveBeenCalled();
});
