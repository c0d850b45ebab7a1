import type { ClientDetail } from '@surco/shared/contract';
import { fullName } from '@surco/shared/domain/names';

/** Names by id that a form has seen: of the records it read and of what was chosen in it. */
export type Known = ReadonlyMap<string, string>;

type Entry = readonly [id: string, name: string];

const one = (id: string | null, name: string | undefined): readonly Entry[] => (id && name ? [[id, name]] : []);

/** What a customer's own record names. */
export const namesIn = (client: ClientDetail | null): readonly Entry[] =>
  client === null
    ? []
    : [
        [client.localityId, client.locality.name],
        ...one(client.productionTypeId, client.productionType?.name),
        ...one(client.consultantId, client.consultant ? fullName(client.consultant) : undefined),
      ];
