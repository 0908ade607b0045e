import { author, coverOf, type SeedPost } from '../../seed-post.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { ru } from './ru.ts';

const id = 'pain-signals';

export const painSignals: SeedPost = {
  id,
  details: { category: 'dancers-health', tags: ['pointe', 'relevé'], author, cover: coverOf(id) },
  sourceLanguage: 'he',
  publishedAt: '2026-11-17T06:00:00.000Z',
  languages: { he, en, ru, fr, es },
};
