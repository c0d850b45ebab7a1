import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { z } from 'zod';
import { id, instant, list, text } from '../../primitives';

/** How a user proves the second step: a code of the authenticator app, a recovery code, or a passkey. */
export const secondFactorMethods = ['totp', 'recovery', 'passkey'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** Answer to a correct password of a user with a second factor: there is no session yet. */
export const secondFactorChallengeSchema = z.strictObject({
  secondFactorNeeded: z.literal(true),
  /** Proves the correct password; valid for one sign-in until `expiresAt`. */
  challenge: z.string(),
  methods: z.array(z.enum(secondFactorMethods)),
  expiresAt: instant,
});
export type SecondFactorChallenge = z.output<typeof secondFactorChallengeSchema>;

/** A passkey as its owner sees it. */
const passkeySchema = z.strictObject({
  id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.output<typeof passkeySchema>;

/** The second factors of the signed-in user. */
export const secondFactorStatusSchema = z.strictObject({
  /** Whether the parameter `security.secondFactorRequired` applies to the user. */
  required: z.boolean(),
  /** False when the user only signs in through the directory: there is no password that a second factor could follow. */
  hasPassword: z.boolean(),
  /** Since when codes of an authenticator app are asked for; null without such an app. */
  totpSince: instant.nullable(),
  recoveryCodesLeft: z.number().int().min(0),
  passkeys: z.array(passkeySchema),
});
export type SecondFactorStatus = z.output<typeof secondFactorStatusSchema>;

/** What an authenticator app needs. It counts only after a code confirms it. */
export const totpSetupSchema = z.strictObject({
  /** Base32, to be typed into the app. */
  key: z.string(),
  /** The `otpauth:` address that the QR code holds. */
  uri: z.string(),
  /** The QR code as an SVG path in a view box of `size` by `size`. */
  qrCode: z.strictObject({ size: z.number().int(), path: z.string() }),
});
export type TotpSetup = z.output<typeof totpSetupSchema>;

/** New recovery codes. They are shown once: only their hashes are stored. */
export const recoveryCodesSchema = z.strictObject({ recoveryCodes: z.array(z.string()) });

/** Base64url, as browsers encode the parts of a credential. */
const encoded = text().max(20_000);
const credentialFields = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  /** Sent by every browser, and not read: no extension is used. */
  clientExtensionResults: z.custom<AuthenticationResponseJSON['clientExtensionResults']>(),
};

/** What a browser answers when a passkey was created (`RegistrationResponseJSON` of WebAuthn). */
export const passkeyRegistrationSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.optional(list(text().max(30), 10)),
  }),
});

/** What a browser answers when a passkey signed a challenge (`AuthenticationResponseJSON` of WebAuthn). */
export const passkeyAssertionSchema = z.object({
  ...credentialFields,
  response: z.object({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
});

/** Options for `navigator.credentials.create`; the browser library reads them. */
export const passkeyCreationOptionsSchema = z.custom<PublicKeyCredentialCreationOptionsJSON>();
/** Options for `navigator.credentials.get`; the browser library reads them. */
export const passkeyRequestOptionsSchema = z.custom<PublicKeyCredentialRequestOptionsJSON>();
