/** Texts that several forms of the session pages share. */
export const FORM_TEXTS = {
  email: 'Correo electrónico',
  submit: 'Entrar',
  submitting: 'Entrando…',
} as const;
