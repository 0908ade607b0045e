const pattern = /^P(?=\d|T\d)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const secondsIn = [604_800, 86_400, 3600, 60, 1];

/** The milliseconds in an ISO 8601 duration such as `P1DT2H`. Years and months differ in length: they are refused. */
export const parseDuration = (text: string): number => {
  const parts = pattern.exec(text)?.slice(1) ?? [];
  const seconds = parts.reduce((sum, part, index) => sum + Number(part ?? 0) * (secondsIn[index] ?? 0), 0);
  if (seconds === 0) throw new Error(`${text} is no positive duration; a good one is PT1H or P7DT30M`);
  return seconds * 1000;
};
