import type { ApiDocument } from '#contracts/api-description/endpoints.ts';

export interface ApiDescriptionServices {
  readDescription: () => Promise<ApiDocument>;
}
