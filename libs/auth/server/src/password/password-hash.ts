import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default variant) at OWASP's first recommendation: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** As the server reads every text: composed and trimmed. A password that comes from a file must be the same one. */
const asTyped = (password: string) => password.normalize('NFC').trim();

export const hashPassword = (password: string): Promise<string> => hash(asTyped(password), cost);

/** The hash of nothing anyone knows: an unknown address costs as much time as a known one. */
let nobodysHash: Promise<string> | undefined;

/** Whether the password is the right one; always false, and as slow, where there is no hash to hold it against. */
export async function isRightPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID());
  const isRight = await verify(passwordHash ?? (await nobodysHash), asTyped(password));
  return passwordHash !== null && isRight;
}
