import { file, id, type InferType, record, versioned } from '@freightdesk/shared-endpoint/schema';
import { logoKinds } from './logo.kinds';

/** It is fetched for every document that is looked at, and unfolded by every browser that shows one. */
const logoFile = file({ kinds: logoKinds, mostBytes: 1024 * 1024, mostPixels: 4_000_000 });

export const uploadLogoInput = versioned({ file: logoFile.required().label('Picture') });
export type UploadLogoInput = InferType<typeof uploadLogoInput>;

/** With the `logoId` that the company bears; without it the logo of the moment. */
export const logoQuery = record({ id: id() });
export type LogoQuery = InferType<typeof logoQuery>;
