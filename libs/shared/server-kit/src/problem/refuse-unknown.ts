import { isForeignKeyViolation } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from './refusal';

/** Fields that name another record, by the constraint that holds each of them. */
type References = Readonly<Record<string, string>>;

/** A write that names a party or a person who does not exist is told so at the field. */
export async function refuseUnknown(references: References, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const [, field] = Object.entries(references).find(([constraint]) => isForeignKeyViolation(error, constraint)) ?? [];
    if (field === undefined) throw error;
    refuse(commonProblems.invalid, { errors: [{ field, code: 'unknown', message: 'This does not exist.' }] });
  }
}
