const refusedOrigins = new Set<string>();

document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
  if (URL.canParse(blockedURI)) refusedOrigins.add(new URL(blockedURI).origin);
});

/** Whether the content security policy of the page has refused something from the server of an address. */
export const isRefusedByPolicy = (address: string): boolean =>
  refusedOrigins.has(new URL(address, location.href).origin);
