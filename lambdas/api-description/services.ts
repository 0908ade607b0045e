import type { ApiDocument } from '#contracts/api-description.ts';

export interface ApiDescriptionServices {
  readDescription: () => Promise<ApiDocument>;
}
