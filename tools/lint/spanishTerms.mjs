/** Variants that no text of the product contains, with the term of docs/glossary.md to use instead. */
export const forbiddenVariants = [
  {
    variant: 'estado (de un registro)',
    pattern: /^Estado$|estado actual|el estado e inténtelo/u,
    term: 'estatus',
    unlessKey: /^(states?|stateId|heading)$/,
  },
  { variant: 'estado de la república', pattern: /estado (de la república|\(entidad\))/iu, term: 'estado' },
  { variant: 'precio base', pattern: /precio (base|unitario|de catálogo)|^precio$/iu, term: 'precio de lista' },
  { variant: 'cantidad', pattern: /^cantidad$/iu, term: 'bolsas' },
  { variant: 'monto', pattern: /(?<![\p{L}_])montos?(?![\p{L}_])/iu, term: 'importe' },
  { variant: 'saco, costal', pattern: /(?<![\p{L}_])(sacos?|costal(es)?)(?![\p{L}_])/iu, term: 'bolsa' },
  { variant: 'bono', pattern: /(?<![\p{L}_])bonos?(?![\p{L}_])/iu, term: 'DKbono' },
  { variant: 'celular, móvil', pattern: /(?<![\p{L}_])(celular|móvil)(es)?(?![\p{L}_])/iu, term: 'teléfono' },
  { variant: 'email', pattern: /(?<![\p{L}_])Email(?![\p{L}_])/u, term: 'correo electrónico' },
  { variant: 'aviso', pattern: /(?<![\p{L}_])avisos?(?! de privacidad|[\p{L}_])(?!$)/iu, term: 'notificación' },
  { variant: 'equipo (aparato)', pattern: /((este|ese|otro)s? equipos?|equipo es compartido)/iu, term: 'dispositivo' },
  { variant: 'simulación (guardada)', pattern: /simulaciones|^simulación$|la simulación «/iu, term: 'escenario' },
  {
    variant: 'línea, partida',
    pattern: /(?<![\p{L}_])(líneas?(?! en blanco)|partidas?)(?![\p{L}_])/iu,
    term: 'renglón',
  },
  { variant: 'ciclo, campaña', pattern: /(?<![\p{L}_])(ciclos?|campañas?)(?![\p{L}_])/iu, term: 'temporada' },
  { variant: 'asesor', pattern: /(?<![\p{L}_])asesor(es)?(?![\p{L}_])/iu, term: 'consultor' },
  { variant: 'anular', pattern: /(?<![\p{L}_])anul(ar|ad[oa]s?|ó)(?![\p{L}_])/iu, term: 'cancelar' },
  { variant: 'borrar', pattern: /(?<![\p{L}_])borr(ar|ad[oa]s|a|an|ó)(?![\p{L}_])/iu, term: 'eliminar, limpiar' },
  { variant: 'listado', pattern: /(?<![\p{L}_])listados?(?![\p{L}_])/iu, term: 'lista' },
  { variant: 'fichero', pattern: /(?<![\p{L}_])ficheros?(?![\p{L}_])/iu, term: 'archivo' },
  { variant: 'liga', pattern: /(?<![\p{L}_])ligas?(?![\p{L}_])/iu, term: 'enlace' },
  { variant: 'impuesto', pattern: /^impuestos?$/iu, term: 'IVA' },
  { variant: 'iniciar sesión', pattern: /inici(ar|e) sesión/iu, term: 'entrar' },
];

/**
 * @param text a text, or a part of one between placeholders
 * @param key the name of the property that has the text, if any: `state: 'Estado'`
 * @returns the forbidden variants that the text contains
 */
export const findForbiddenVariants = (text, key = '') =>
  forbiddenVariants.filter(({ pattern, unlessKey }) => pattern.test(text.trim()) && !unlessKey?.test(key));
