/** Messages that are needed without the library of single sign-on; the others arrive with it. */
export const SSO_TEXTS = {
  codeMissing: 'No se pudo cargar el inicio de sesión con Microsoft. Revise su red y vuelva a intentarlo.',
  closed: 'La ventana de Microsoft se cerró antes de terminar. Ábrala de nuevo para entrar.',
} as const;
