/** The entry `@freightdesk/shell-layout/palette`: the dialog of the command palette, for the spec of all that is in it. */
export { CommandDialog } from './palette/command-dialog';
