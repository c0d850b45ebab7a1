export const personTypes = ['FISICA', 'MORAL'] as const;
export type PersonType = (typeof personTypes)[number];
export const personTypeLabels: Record<PersonType, string> = { FISICA: 'Persona física', MORAL: 'Persona moral' };
