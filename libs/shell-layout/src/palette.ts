/** The entry `@freightdesk/shell-layout/palette`: the dialog of the command palette, for whoever finds records for it. */
export { CommandDialog, type CommandDialogProps } from './palette/command-dialog';
export type { FoundRecords, RecordEntry, UseRecords } from './palette/found-records';
