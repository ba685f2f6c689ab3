/** Put in by the build, from package.json; what runs from its sources has none. */
export const productVersion = process.env['FREIGHTDESK_VERSION'] ?? 'development';
