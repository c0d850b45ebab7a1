import type { Packaging } from '@surco/shared/domain';

export const packagingLabels: Readonly<Record<Packaging, string>> = {
  SEMILLAS: 'Por semillas',
  KG: 'Por kilogramos',
};
