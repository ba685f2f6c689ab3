import { useOpenedInAddress } from '../document/use-opened-in-address';

/** Whether the form of a note is open. */
export function useNoteOpened(): { isOpen: boolean; ofRest: boolean; open: () => void; close: () => void } {
  const { opened, open, close } = useOpenedInAddress('note');
  /** Whether it begins with what is outstanding, and not with all that is left. */
  return { isOpen: opened !== null, ofRest: opened === 'rest', open, close };
}
