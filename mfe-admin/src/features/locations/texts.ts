/** Texts about zones and localities. */
export const texts = {
  zones: ['zona', 'zonas'],
  localities: ['localidad', 'localidades'],
  statesPlaceholder: 'Elija uno o más estados',
  statesHelp: 'Sus localidades deben estar en uno de ellos.',
  seeLocalities: 'Ver sus localidades',
  searchZone: 'Buscar por nombre',
  searchLocality: 'Buscar por localidad o municipio',
  noZones: 'Aún no hay zonas.',
  noLocalities: 'Aún no hay localidades.',
  newZone: 'Nueva zona',
  editZone: 'Editar zona',
  newLocality: 'Nueva localidad',
  editLocality: 'Editar localidad',
  choose: 'Elija',
  chooseZoneFirst: 'Elija primero la zona',
  deleteZoneWarning: 'Solo se elimina una zona que nadie usa.',
  deleteLocalityWarning: 'Solo se elimina una localidad que nadie usa.',
  describeZone: ({ name }: { name: string }): string => `la zona ${name}`,
  describeLocality: ({ name }: { name: string }): string => `la localidad ${name}`,
  saved: ({ name }: { name: string }): string => `${name} se guardó`,
} as const;

/** Texts of the import of localities from a spreadsheet. */
export const importTexts = {
  listLink: 'Ver las localidades',
  help: [
    'Cada fila es una localidad: su nombre, su municipio, su estado y su zona.',
    'El estado y la zona se indican por su nombre, y el estado debe ser de los que abarca la zona.',
    'Los nombres se comparan sin importar mayúsculas ni acentos; las localidades que ya existen no se repiten.',
    'Se registra todo o nada.',
  ],
} as const;
