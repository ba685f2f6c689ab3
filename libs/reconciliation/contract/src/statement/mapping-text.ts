import type { ImportForm } from './import-form.schema';

/** A mapping as it travels with the file: an empty choice is no column. */
export const mappingText = (mapping: ImportForm['mapping']): string =>
  JSON.stringify(Object.fromEntries(Object.entries(mapping).filter(([, heading]) => heading)));
