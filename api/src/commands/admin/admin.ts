import type { Command } from '../command';
import { withOwnerDb } from '../withOwnerDb';
import { inviteAdmin, listAdmins, resetAdminFactor } from './admins';

const actions = { invite: inviteAdmin, 'reset-factor': resetAdminFactor } as const;

const isAction = (name: string | undefined): name is keyof typeof actions =>
  name !== undefined && Object.hasOwn(actions, name);

export const adminCommand: Command = {
  usage: 'admin list | admin invite <e-mail> | admin reset-factor <e-mail>',
  summary: 'lists the administrators, invites one, or removes the second factor of one',
  run: async ({ readSettings, args: [action, email, ...others] }) => {
    const isList = action === 'list' && email === undefined;
    if (others.length > 0 || (!isList && (!isAction(action) || email === undefined)))
      throw new Error(`Usage: surco ${adminCommand.usage}`);
    const settings = readSettings();
    await withOwnerDb(settings, async (db) => {
      if (isAction(action) && email !== undefined) console.log(await actions[action](db, { settings }, email));
      else for (const line of await listAdmins(db)) console.log(line);
    });
    return 0;
  },
};
