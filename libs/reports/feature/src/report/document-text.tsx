import { DateText } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import { TwoLines } from './two-lines';

interface DocumentTextProps {
  number: string | null | undefined;
  date: string | null;
  /** The number it has with somebody else. */
  otherNumber?: string | null;
}

/** A document's number, unbroken; its date and what others call it stand beneath, for the figures need the width. */
export function DocumentText({ number, date, otherNumber }: DocumentTextProps) {
  const beneath = (
    <>
      {otherNumber && <bdi>{otherNumber}</bdi>}
      {otherNumber && ' · '}
      <DateText date={date} />
    </>
  );
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <TwoLines beneath={beneath}>{number ?? '–'}</TwoLines>
    </Box>
  );
}
