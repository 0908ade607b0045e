import type { QuestionId } from '#contracts/finder/questions.ts';

const skin = 'var(--tights, #f3dfd2)';
const line = 'var(--satin-line, #b97868)';
const outline = {
  fill: skin,
  stroke: line,
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
const mark = 'var(--accent, #8c2f4b)';
const marked = { fill: 'none', stroke: mark, strokeWidth: 2, strokeLinecap: 'round' } as const;

/** How far each toe ends below the longest, from the big toe on. */
const toeEnds = new Map<string, readonly number[]>([
  ['bigToe', [0, 9, 17, 25, 33]],
  ['slight', [0, 3, 9, 17, 27]],
  ['secondToe', [8, 0, 8, 17, 27]],
  ['level', [0, 1, 2, 10, 20]],
]);
const forefoot = new Map<string, number>([
  ['narrow', 30],
  ['medium', 37],
  ['wide', 45],
]);
const heels = new Map<string, number>([
  ['narrow', 14],
  ['medium', 19],
  ['wide', 25],
]);
const lengths = new Map<string, number>([
  ['short', 24],
  ['medium', 33],
  ['long', 44],
]);

/** How far the sides of a forefoot that gives way are pressed in. */
const gives = new Map([
  ['low', 1],
  ['medium', 6],
  ['high', 13],
]);

interface TopProps {
  toes?: string;
  width?: string;
  heel?: string;
  toeLength?: string;
  tips?: string;
  hasBunion?: boolean;
  /** How far the sides are pressed in. */
  squeeze?: number;
}

/** A bare right foot from above, its toes at the top. */
const FromAbove = ({
  toes = 'slight',
  width = 'medium',
  heel = 'medium',
  toeLength = 'medium',
  tips,
  hasBunion,
  squeeze = 0,
}: TopProps) => {
  const half = (forefoot.get(width) ?? 37) - squeeze;
  const back = heels.get(heel) ?? 19;
  const long = lengths.get(toeLength) ?? 33;
  const narrowed = tips === 'muchNarrower' ? 0.72 : 0.96;
  const [left, right] = [60 - half, 60 + half];
  const base = 62;
  const across = 2 * half * narrowed;
  let x = 60 - across / 2;
  const drawnToes = (toeEnds.get(toes) ?? []).map((end, place) => {
    const wide = across * (place === 0 ? 0.31 : 0.1725);
    const toe = { x: x + 0.6, y: base - long + end * (long / 33), wide: wide - 1.2 };
    x += wide;
    return toe;
  });
  const joint = hasBunion ? 11 : 0;
  return (
    <g {...outline}>
      <path
        d={`M${left} ${base + 10}Q${left - joint} ${base + 20} ${left + 2} ${base + 32}C${left + 6} 118 ${60 - back} 122 ${60 - back} 140A${back} 16 0 0 0 ${60 + back} 140C${60 + back} 118 ${right - 3} 112 ${right} ${base + 20}C${right + 1} ${base + 6} ${right - 6} ${base} ${60 + across / 2 - 4} ${base + 2}L${60 - across / 2 + 4} ${base - 2}C${left + 4} ${base - 1} ${left} ${base + 4} ${left} ${base + 10}Z`}
      />
      {drawnToes.map(({ x: start, y, wide }) => (
        <path
          key={start}
          d={`M${start} ${base + 7}V${y + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V${base + 7}`}
        />
      ))}
    </g>
  );
};

const thickness = new Map<string, number>([
  ['low', 13],
  ['medium', 21],
  ['high', 31],
]);
const hollows = new Map<string, number>([
  ['low', 2],
  ['medium', 9],
  ['high', 17],
]);

/** A standing foot from the inner side, its toes at the left. */
const FromTheSide = ({ profile = 'medium' }: { profile?: string }) => {
  const top = 140 - (thickness.get(profile) ?? 21);
  return (
    <path
      d={`M8 140C4 132 10 ${top + 4} 26 ${top}C50 ${top - 8} 62 84 70 50L100 46C102 80 114 112 114 128C114 138 108 140 98 140C88 140 82 132 66 132C52 132 46 140 36 140Z`}
      {...outline}
    />
  );
};

/** A pointed foot from the inner side, its toes at the bottom. */
const Pointed = ({ arch = 'medium' }: { arch?: string }) => {
  const bend = hollows.get(arch) ?? 9;
  return (
    <path
      d={`M44 8C44 34 ${42 - bend} 50 ${41 - bend} 74C${42 - bend * 0.6} 104 54 128 60 148Q65 157 70 148C${76 - bend * 0.3} 126 ${82 - bend * 1.2} 104 ${83 - bend} 84C${85 - bend * 0.3} 68 94 62 92 46C90 34 80 26 78 8Z`}
      {...outline}
    />
  );
};

/** A raised heel from behind: over the toes, or leaning out and back. */
const FromBehind = ({ isSteady }: { isSteady: boolean }) => (
  <>
    <g {...outline}>
      <path d="M30 146C30 132 42 126 60 126C78 126 90 132 90 146C90 152 82 154 60 154C38 154 30 152 30 146Z" />
      <path
        transform={isSteady ? undefined : 'rotate(-11 60 134)'}
        d="M46 8C46 40 51 58 51 76C51 88 45 96 45 110C45 124 52 132 60 132C68 132 75 124 75 110C75 96 69 88 69 76C69 58 74 40 74 8Z"
      />
    </g>
    <path d={isSteady ? 'M60 14V146' : 'M92 84q8 12 3 26M20 84q-8 12 -3 26'} {...marked} />
  </>
);

/** The line or arrows that show what is asked about. */
const Marks = ({ d }: { d: string }) => <path d={d} {...marked} />;
const across = (half: number, y: number) =>
  `M${60 - half} ${y}H${60 + half}M${60 - half} ${y - 5}v10M${60 + half} ${y - 5}v10`;

const drawings: { [question in QuestionId]?: (answer: string) => React.ReactNode } = {
  toes: (toes) => <FromAbove toes={toes} />,
  tips: (tips) => <FromAbove tips={tips} />,
  toeLength: (toeLength) => <FromAbove toeLength={toeLength} />,
  width: (width) => (
    <>
      <FromAbove width={width} />
      <Marks d={across(forefoot.get(width) ?? 37, 84)} />
    </>
  ),
  ankle: (ankle) => <FromBehind isSteady={ankle === 'steady'} />,
  padding: (padding) => (
    <>
      <FromAbove />
      <path
        d="M26 74C20 52 24 30 42 26C60 22 82 30 92 44C98 54 98 64 94 76Z"
        fill={mark}
        fillOpacity={padding === 'thick' ? 0.3 : 0.08}
        stroke={mark}
        strokeWidth={padding === 'thick' ? 5 : 1.2}
        strokeLinejoin="round"
      />
    </>
  ),
  compressibility: (give) => {
    const squeeze = gives.get(give) ?? 0;
    const [left, right] = [60 - 37 + squeeze - 3, 60 + 37 - squeeze + 3];
    return (
      <>
        <FromAbove squeeze={squeeze} />
        <Marks d={`M4 82H${left}M${left - 5} 77l5 5l-5 5M116 82H${right}M${right + 5} 77l-5 5l5 5`} />
      </>
    );
  },
  profile: (profile) => (
    <>
      <FromTheSide profile={profile} />
      <Marks d={`M32 ${140 - (thickness.get(profile) ?? 21)}V140`} />
    </>
  ),
  arch: (arch) => <Pointed arch={arch} />,
  heel: (heel) => (
    <>
      <FromAbove heel={heel} />
      <Marks d={across(heels.get(heel) ?? 19, 138)} />
    </>
  ),
  bunion: (answer) => <FromAbove hasBunion={answer === 'true'} />,
};

/** The picture of an answer, where it can be drawn. It says nothing that the text beside it does not. */
export const FootDrawing = ({ question, answer }: { question: QuestionId; answer: string }) => {
  const draw = drawings[question];
  return draw ? (
    <svg className="foot" viewBox="0 0 120 160" width="90" height="120" aria-hidden="true">
      {draw(answer)}
    </svg>
  ) : null;
};
