import type { Role } from '@surco/shared/contract/roles';
import { ActionButton } from '@surco/shared/ui/page-action';
import { IMPORT_PATH } from '../../../state/tabs';
import { texts } from '../texts';

const importSales = { label: texts.importSales, to: IMPORT_PATH, icon: 'upload' } as const;

/** Consultants import their own sales, administrators all. */
export const ImportLink = ({ role }: { role: Role }) =>
  (role === 'Admin' || role === 'Consultant') && <ActionButton action={importSales} />;
