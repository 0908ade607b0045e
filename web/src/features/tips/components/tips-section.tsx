import type { TipSection } from '#contracts/tips.ts';

/** One topic; its id is the anchor that the table of contents leads to. */
export const TipsSection = ({ section: { id, title, intro, points } }: { section: TipSection }) => (
  <section id={id} className="guide-section" aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    <p className="guide-intro">{intro}</p>
    <dl>
      {points.map((point) => (
        <div key={point.title} className="guide-point">
          <dt>{point.title}</dt>
          <dd>{point.text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
