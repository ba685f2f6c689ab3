import { CommandDialog, type CommandDialogProps } from './command-dialog';
import type { FoundRecords } from './found-records';

const none: FoundRecords = { entries: [], isLooking: false, failure: null, notes: [] };

/** The palette without records; for specs. */
export const BarePalette = (props: CommandDialogProps) => <CommandDialog {...props} useRecords={() => none} />;
