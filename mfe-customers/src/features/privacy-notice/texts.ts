/** Texts of the public page of the privacy notice. */
export const texts = {
  version: (version: string): string => `Versión ${version}`,
  register: 'Registrarse como cliente',
} as const;
