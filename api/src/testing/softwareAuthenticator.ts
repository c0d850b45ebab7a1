import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const hash = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();
const encode = (content: string | Buffer): string => Buffer.from(content).toString('base64url');

/** User present. */
const presentFlag = 0x01;
/** The data contain a new credential. */
const newCredentialFlag = 0x40;

/** The public key as COSE writes it: ES256 on the curve P-256. */
function toCoseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return Buffer.from(isoCBOR.encode(cose));
}

/** A passkey in software, which answers as a browser with a security key does. */
export function createSoftwareAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const rpIdHash = hash(new URL(origin).hostname);
  let counter = 0;

  const createClientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const createAuthenticatorData = (flags: number, credential = Buffer.alloc(0)): Buffer => {
    counter += 1;
    const counterBytes = Buffer.alloc(4);
    counterBytes.writeUInt32BE(counter);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counterBytes, credential]);
  };
  const credentialFields = {
    id: encode(credentialId),
    rawId: encode(credentialId),
    type: 'public-key',
    clientExtensionResults: {},
  };
  return {
    /** Answers the options of a registration. */
    register: ({ challenge }: { challenge: string }) => {
      const idLength = Buffer.from([0, credentialId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), idLength, credentialId, toCoseKey(publicKey)]);
      const authData = createAuthenticatorData(presentFlag | newCredentialFlag, credential);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...credentialFields,
        response: {
          clientDataJSON: encode(createClientData('webauthn.create', challenge)),
          attestationObject: encode(Buffer.from(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]))),
        },
      };
    },
    /** Answers the options of a sign-in. */
    signIn: ({ challenge }: { challenge: string }) => {
      const authenticatorData = createAuthenticatorData(presentFlag);
      const clientData = createClientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([authenticatorData, hash(clientData)]), privateKey);
      return {
        ...credentialFields,
        response: {
          clientDataJSON: encode(clientData),
          authenticatorData: encode(authenticatorData),
          signature: encode(signature),
        },
      };
    },
  };
}
