import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';

interface SheetProps {
  label: string;
  /** Many columns of amounts that may not break stand on the width of a page. */
  isDense?: boolean;
  /** It is written in English, whatever the page speaks. */
  isEnglish?: boolean;
  children: ReactNode;
}

/** A sheet of paper: black on white on every screen, and so in print. */
export function Sheet({ label, isDense = false, isEnglish = false, children }: SheetProps) {
  return (
    <Paper
      component="article"
      aria-label={label}
      data-mode="light"
      {...(isDense && { 'data-dense': true })}
      {...(isEnglish && { dir: 'ltr', lang: 'en' })}
      variant="outlined"
      sx={{
        color: 'text.primary',
        backgroundColor: 'background.paper',
        backgroundImage: 'none',
        colorScheme: 'light',
        padding: { xs: 2, sm: 5 },
        maxInlineSize: 960,
        inlineSize: '100%',
        // The head of a table follows the screen's mode; the sheet is white in both.
        '&& .MuiTableCell-head': { backgroundColor: 'grey.200' },
      }}
    >
      <Stack spacing={3}>{children}</Stack>
    </Paper>
  );
}

interface SheetHeadProps {
  /** Who makes the document. */
  issuer: ReactNode;
  title: string;
  /** Which copy it is, or that it is no document. */
  mark: string;
  children?: ReactNode;
}

/** Who makes a document, and which document it is. */
export function SheetHead({ issuer, title, mark, children }: SheetHeadProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between' }}>
      <div>{issuer}</div>
      <Box sx={{ textAlign: { xs: 'start', sm: 'end' } }}>
        <Typography variant="h5" component="h2" sx={{ textTransform: 'uppercase' }}>
          {title}
        </Typography>
        <Typography variant="overline" component="p">
          {mark}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}

/** Two parts of a sheet beside each other, where there is room. */
export const SheetColumns = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>{children}</Box>
);

interface SheetSideProps {
  /** What it is to the document. */
  caption: string;
  name: string;
  /** In the lines of an envelope; what is empty is left out. */
  address: readonly (string | null | undefined)[];
  /** What else is said of it, a line each. */
  children: ReactNode;
}

/** One of those between whom a document stands. */
export function SheetSide({ caption, name, address, children }: SheetSideProps) {
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {caption}
      </Typography>
      <Typography variant="subtitle1" component="p">
        {name}
      </Typography>
      <AddressLines lines={address} />
      {children}
    </div>
  );
}

/** An address in the lines of an envelope, each read in its own direction. */
export function AddressLines({ lines }: { lines: SheetSideProps['address'] }) {
  const written = lines.filter(Boolean);
  if (written.length === 0) return null;
  return (
    <Typography component="address" variant="body2" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
      {written.map((line) => (
        <Fragment key={line}>
          <bdi>{line}</bdi>
          <br />
        </Fragment>
      ))}
    </Typography>
  );
}
