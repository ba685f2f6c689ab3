import { CommandDialog, type CommandDialogProps } from '@freightdesk/shell-layout/palette';
import { useRecords } from './records/use-records';

/** Pages and actions, and every record that the person may see. */
export function Palette(props: CommandDialogProps) {
  return <CommandDialog {...props} useRecords={useRecords} />;
}
