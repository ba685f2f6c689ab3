import type { Db } from '@freightdesk/shared-database';
import type { Statement } from '../statement';

/** Holds the store against every statement and tells of each as it is known; true when all of them hold. */
export async function verifyStore(
  db: Db,
  statements: readonly Statement[],
  print: (line: string) => void,
): Promise<boolean> {
  let broken = 0;
  for (const { sentence, breaches } of statements) {
    const records = await breaches(db).catch((error: unknown) => [`It could not be checked: ${String(error)}`]);
    print(`${records.length === 0 ? 'ok      ' : 'BROKEN  '}${sentence}`);
    for (const record of records) print(`          ${record}`);
    if (records.length > 0) broken += 1;
  }
  print(
    broken === 0
      ? `All ${statements.length} statements hold.`
      : `${broken} of ${statements.length} statements are broken.`,
  );
  return broken === 0;
}
