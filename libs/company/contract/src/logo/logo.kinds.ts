import type { FileKind } from '@freightdesk/shared-endpoint';

/** What a logo may be: every browser shows and prints these, and none of them can hold a script. */
export const logoKinds = ['image/png', 'image/jpeg', 'image/webp'] as const satisfies readonly FileKind[];
