/** Whether the process will end soon: readiness fails first, so that proxies send new requests elsewhere. */
export interface Drain {
  isActive: () => boolean;
  begin: () => void;
}

export function createDrain(): Drain {
  let isActive = false;
  return {
    isActive: () => isActive,
    begin: () => {
      isActive = true;
    },
  };
}
