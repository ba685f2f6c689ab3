import { string } from '@freightdesk/shared-endpoint/schema';

/** Text held against a rule that answers what is wrong with it, or null. */
export const ruled = (name: string, problemOf: (text: string) => string | null) =>
  string().test(name, (text, context) => {
    const message = text ? problemOf(text) : null;
    return message === null || context.createError({ message });
  });
