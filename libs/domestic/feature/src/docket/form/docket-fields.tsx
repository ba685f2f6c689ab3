import Box from '@mui/material/Box';
import { BookingSection } from './booking-section';
import type { DocketFieldsProps } from './docket-form';
import { GoodsSection } from './goods-section';
import { InvoiceSection } from './invoice-section';
import { PersonSection } from './person-section';
import { TermsSection } from './terms-section';

/** All that a person says of a docket, in the order of the paper. */
export function DocketFields({ form, docket, like = null }: DocketFieldsProps) {
  return (
    <>
      <BookingSection form={form} docket={docket} like={like} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: 'repeat(2, minmax(0, 1fr))' } }}>
        <PersonSection form={form} side="consignor" />
        <PersonSection form={form} side="consignee" />
      </Box>
      <GoodsSection form={form} docket={docket} />
      <InvoiceSection form={form} docket={docket} />
      <TermsSection form={form} docket={docket} />
    </>
  );
}
