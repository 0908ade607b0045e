import { categories } from './categories.ts';
import { boxPlatformVamp } from './posts/box-platform-vamp/post.ts';
import { breakingIn } from './posts/breaking-in/post.ts';
import { firstPair } from './posts/first-pair/post.ts';
import { makingPairsLast } from './posts/making-pairs-last/post.ts';
import { painSignals } from './posts/pain-signals/post.ts';
import { shankStrength } from './posts/shank-strength/post.ts';

/** The blog that a new site starts with: three categories and six posts, oldest first, in every language. */
export const blogSeed = () => ({
  categories,
  posts: [firstPair, boxPlatformVamp, shankStrength, breakingIn, makingPairsLast, painSignals],
});
