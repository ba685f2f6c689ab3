import { type ImportDefinition, tableKinds } from '@freightdesk/shared-endpoint';
import { array, businessDate, file, mixed, number, record, string } from '@freightdesk/shared-endpoint/schema';

/** What an import is sent: a table, or the JSON that its definition reads too. */
export const importInput = ({ fromJson }: ImportDefinition) =>
  record({
    file: file({ kinds: fromJson ? [...tableKinds, 'application/json'] : tableKinds })
      .required()
      .label('File'),
    date: businessDate().label('Date'),
  });

const importError = record({
  row: number().integer().nullable().defined(),
  column: string().nullable().defined(),
  code: string().required(),
  message: string().required(),
  text: string(),
  values: mixed<Record<string, string | number>>(),
});

/** Cells by the names of the columns, which each kind has its own of. */
const cells = () => mixed<Record<string, string>>();

export const importPreview = record({
  total: number().integer().required(),
  known: number().integer(),
  rows: array(record({ row: number().integer().required(), cells: cells().required() })).required(),
  errors: array(importError.required()).required(),
});

export const importDone = record({ imported: number().integer().required(), known: number().integer() });
