/** Words that guarantee a result, create pressure or claim to cure an illness. */
export const bannedClaims = [
  /guarantee|\bcures?\b|100 ?%|\bmiracl|surefire|\binstant\b|hurry (up|now)|hurry!|last chance|only \d+ left|\bheals?\b|magic/i,
  /act now|don't miss|limited time|never fails|most powerful|proven/i,
  /गारंटी|गारण्टी|रामबाण|शर्तिया|चमत्कार|अचूक|जल्दी करें|अंतिम अवसर|रोगमुक्त|100 ?%|शत-प्रतिशत|ठीक हो जाएगा/,
];
