import type { PrintedSheet } from '@freightdesk/shared-sheet';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Sheet, SheetColumns, SheetHead, SheetSide } from './sheet';
import { SheetFactBlock, SheetFigures } from './sheet-facts';
import { DrawnTable } from './sheet-table';

interface DrawnSheetProps {
  /** What the paper is to the page. */
  label: string;
  sheet: PrintedSheet;
  /** The issuer's picture, over its name. */
  logo?: ReactNode;
}

/** One printed document, whatever it is, as its description says. */
export function DrawnSheet({ label, sheet, logo }: DrawnSheetProps) {
  const { heading, issuer, title, mark, number, sides, facts, blocks, tables, summary, signatures } = sheet;
  return (
    <Sheet label={label} isDense isEnglish>
      {heading && (
        <Typography variant="h4" component="p" sx={{ textAlign: 'center', overflowWrap: 'anywhere' }}>
          {heading}
        </Typography>
      )}
      <SheetHead
        title={title}
        mark={mark}
        issuer={
          <>
            {logo}
            <Typography variant="h6" component="p">
              {issuer.name}
            </Typography>
            <Lines lines={issuer.lines} />
          </>
        }
      >
        {number && (
          <Typography variant="subtitle1" component="p">
            {number}
          </Typography>
        )}
      </SheetHead>
      <SheetColumns>
        {sides.map(({ caption, name, lines }) => (
          <SheetSide key={caption} caption={caption} name={name} address={[]}>
            <Lines lines={lines} />
          </SheetSide>
        ))}
        {facts.length > 0 && <SheetFigures facts={facts} />}
      </SheetColumns>
      {blocks.map((block, index) => (
        <SheetFactBlock key={index} block={block} />
      ))}
      {tables.map((table) => (
        <DrawnTable key={table.name} table={table} />
      ))}
      <Totals sheet={sheet} />
      {summary && <DrawnTable table={summary} />}
      <Foot sheet={sheet} />
      {signatures.length > 1 && <Signatures sheet={sheet} />}
    </Sheet>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => (
    <Typography key={index} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {line}
    </Typography>
  ));

/** What it comes to, in figures and in words. */
function Totals({ sheet: { totals, inWords } }: { sheet: PrintedSheet }) {
  if (totals.length === 0) return null;
  return (
    <Box data-keep sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between' }}>
      <Box sx={{ flex: '1 1 280px' }}>
        {inWords.map(({ label, value }) => (
          <div key={label}>
            <Typography variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography variant="subtitle2" component="p">
              {value}
            </Typography>
          </div>
        ))}
      </Box>
      <Box sx={{ flex: '0 1 300px' }}>
        <SheetFigures facts={totals} />
      </Box>
    </Box>
  );
}

/** What the law wants said, what was agreed, and who signs. */
function Foot({ sheet }: { sheet: PrintedSheet }) {
  const { statements, reasons, terms, notes, payment, signatures } = sheet;
  const [signature] = signatures;
  return (
    <Box data-keep sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between' }}>
      <Stack spacing={1} sx={{ flex: '1 1 280px' }}>
        <Lines lines={statements} />
        {reasons.map((reason) => (
          <Typography key={reason} variant="caption" color="textSecondary">
            {reason}
          </Typography>
        ))}
        {payment.map((block) => (
          <SheetFactBlock key={block.title} block={block} />
        ))}
        {terms.items.length > 0 && <Terms terms={terms} />}
        {notes && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {notes}
          </Typography>
        )}
      </Stack>
      {signature && signatures.length === 1 && (
        <Stack sx={{ flex: '0 1 240px', textAlign: 'end', justifyContent: 'space-between', minBlockSize: 96 }}>
          <Typography variant="body2">{signature.over}</Typography>
          <Typography variant="body2" color="textSecondary">
            {signature.under}
          </Typography>
        </Stack>
      )}
    </Box>
  );
}

/** What was agreed, in the words of the day on which the document was written. */
function Terms({ terms: { title: heading, items } }: { terms: PrintedSheet['terms'] }) {
  return (
    <Box component="section" aria-label={heading}>
      <Typography variant="subtitle2" component="h3">
        {heading}
      </Typography>
      <Stack component="ol" spacing={0.5} sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {items.map(({ title, text }, index) => (
          <Typography key={index} component="li" variant="caption" dir="auto" sx={{ whiteSpace: 'pre-line' }}>
            <strong>{title}.</strong> {text}
          </Typography>
        ))}
      </Stack>
    </Box>
  );
}

function Signatures({ sheet: { signatures } }: { sheet: PrintedSheet }) {
  const line = { flex: 1, borderBlockStart: '1px solid', borderColor: 'divider', paddingBlockStart: 0.5 };
  return (
    <Box sx={{ display: 'flex', gap: 4, paddingBlockStart: 6 }}>
      {signatures.map(({ under }) => (
        <Typography key={under} variant="caption" sx={line}>
          {under}
        </Typography>
      ))}
    </Box>
  );
}
