/**
 * What the site's files are made from and what they are: between the web app, which draws pages, and whoever stores them
 * (the build, from the seed; the render function, from the table). Types only.
 */
import type { getPost, listPosts } from './blog.ts';
import type { Brand, getBrand, Product } from './catalog.ts';
import type { Output } from './endpoint.ts';
import type { Language } from './language.ts';

/** Where one post is found. */
export interface PostAddress {
  id: string;
  /** Its present address in each language in which it is published: at least one. */
  slugs: { [language in Language]?: string | undefined };
  /** Addresses that it once had, and that lead to it still. */
  formerSlugs: readonly string[];
  /** ISO 8601, UTC. */
  updatedAt: string;
}

/** Everything that pages show, as the API's use cases answer it. */
export interface SiteContent {
  brands(language: Language): Promise<Brand[]>;
  products(language: Language): Promise<Product[]>;
  /** Undefined when there is no such brand. */
  brandPage(id: string, language: Language): Promise<Output<typeof getBrand> | undefined>;
  /** Undefined when there is no such page or category. */
  posts(query: {
    language: Language;
    page: number;
    category?: string | undefined;
  }): Promise<Output<typeof listPosts> | undefined>;
  /** Undefined when no post has or had this slug. */
  post(slug: string, language: Language): Promise<Output<typeof getPost> | undefined>;
  /** Of every post that is published in any language. */
  postAddresses(): Promise<PostAddress[]>;
}

/** What has changed and must be drawn anew. */
export interface Changes {
  /** What every page shows: the brands' names in the footer. */
  everything: boolean;
  catalogue: boolean;
  /** Ids of brands that changed, those that are gone among them. */
  brands: readonly string[];
  /** Ids of posts that were published, changed or taken back. */
  posts: readonly string[];
  /** Addresses that those posts had before or have now. */
  slugs: readonly string[];
}

/** A file of the site bucket. Without a text it is to be removed. */
export interface SiteFile {
  key: string;
  contentType: string;
  text: string | undefined;
}

/** Some files that belong together. What one fails to draw keeps no other from being drawn. */
export interface RenderTask {
  /** For the log: `/blog in he`. */
  name: string;
  draw: () => Promise<SiteFile[]>;
}

/** The web app's server entry, as far as others use it. */
export interface SiteRenderer {
  /** In the order of their importance to readers. */
  renderTasks: (input: { content: SiteContent; changes: Changes; site: BuiltSite }) => Promise<RenderTask[]>;
}

/** One rule of the stylesheet, or one statement such as a font face. */
export interface StyleRule {
  /** What it applies to; each names the classes without which it cannot. None: a statement, which every page has. */
  selectors: readonly { text: string; classes: readonly string[] }[];
  /** Of a statement, all of it. */
  declarations: string;
  /** `@media print` and the like. */
  condition?: string;
}

/** The built files that pages carry or refer to. */
export interface PageAssets {
  /** The stylesheet, of which each page carries what it shows. */
  styles: readonly StyleRule[];
  /** The script that a page starts with, inlined; the site's policy names its hash. */
  starter: string;
  /** Address of what the starter fetches when it is time. */
  app: string;
  /** Addresses of the two fonts that the first screen of each language is set in. */
  fonts: Record<Language, string[]>;
}

export interface BuiltSite {
  /** The address that canonical links name. */
  origin: string;
  assets: PageAssets;
}
