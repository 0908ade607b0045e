import { setup } from '../support/seeded-data.ts';

/** Every product of a run starts from one copy of the seeded data. */
export default setup;
