/** Mat Pilates. METs: 2011 Compendium, 02105 general 3.0. */
export const pilates = `
# trunk_flexion 3
The Hundred | abs / hip_flexors | mat | i t | neck lower_back pregnancy pelvic_floor | Head and shoulders up, legs at a height that the back can hold. Pump the arms: five beats in, five beats out.
Bent-Knee Hundred | abs | mat | b t | neck pregnancy pelvic_floor | Knees over the hips, head up or down. Pump the arms and keep the ribs heavy.
Roll-Up | abs / hamstrings | mat | i | lower_back neck pregnancy pelvic_floor | Peel off the mat one vertebra at a time and fold over the legs. Roll back just as slowly.
Half Roll-Back | abs | mat | b | lower_back pregnancy | Sit, tuck the hips and lean back until the belly works. Hold behind the thighs if you like.
Single-Leg Stretch | abs / hip_flexors | mat | i | neck lower_back pregnancy pelvic_floor | One knee in, the other leg long, and change. The trunk stays still.
Double-Leg Stretch | abs / shoulders hip_flexors | mat | a | neck lower_back pregnancy pelvic_floor | Reach arms and legs away and circle back in. Only as low as the back stays down.
Scissors | abs hamstrings / hip_flexors | mat | i | neck lower_back pregnancy pelvic_floor | Both legs long, draw one in with two small pulls and change. The hips do not rock.
Criss-Cross | obliques abs | mat | i | neck lower_back pregnancy pelvic_floor | Turn the ribs to the bent knee and hold a beat. Elbows stay wide.
Teaser | abs hip_flexors | mat | a | lower_back neck pregnancy pelvic_floor | Rise to a V with straight arms and legs and come down in parts. Bend the knees first.
Rolling Like a Ball | abs | mat | b | neck lower_back pregnancy | Hug the shins, roll to the shoulder blades and back to balance. Never onto the neck.
Toe Tap Pilates | abs / hip_flexors | mat | b | pregnancy | Knees over the hips, dip one foot to the mat and back. The belly stays flat.
Seal | abs adductors | mat | i | neck lower_back pregnancy | Hold the feet, clap them three times, roll back and forward. Keep the shape.
# rotation 3
Saw | obliques hamstrings / upper_back | mat | i | lower_back pregnancy | Sit with wide legs, turn and reach past the little toe. Sit up before you change.
Spine Twist | obliques / upper_back | mat | b | lower_back pregnancy | Sit tall with arms wide and turn with two small pulses. The feet stay level.
# anti_rotation 3
Leg Circle | hip_flexors abs / adductors | mat | b u | hip pregnancy | One leg up, draw circles while the hips stay still. Small at first.
Leg Pull Front | abs shoulders / glutes | mat | i | wrist shoulder pregnancy | From a high plank lift one leg without moving the hips. Heel back, then change.
Leg Pull Back | glutes shoulders / hamstrings abs | mat | a | wrist shoulder hip | From a reverse plank lift one straight leg. Keep the chest open.
Side Bend Pilates | obliques shoulders / abs | mat | a u | shoulder wrist | From sitting sideways lift the hips and reach over the ear. Lower with control.
Kneeling Side Kick | obliques glutes | mat | i u | wrist knee hip | Kneel on one side with the hand down and swing the upper leg. The trunk is a post.
# isolation 3
Side Kick Front and Back | glutes hip_flexors / abs | mat | b u | hip | On your side, swing the upper leg forward and back. The waist stays lifted.
Side Kick Up and Down | glutes / obliques | mat | b u | hip | Lift the upper leg and lower it slowly. Long through the heel.
Side-Lying Leg Circle | glutes | mat | b u | hip | Small circles from the hip with a long leg. Change direction halfway.
Double Leg Lift | obliques glutes | mat | i u | lower_back hip | On your side lift both legs together. The top shoulder does not help.
# hinge 3
Shoulder Bridge | glutes / hamstrings abs | mat | b | pregnancy neck | Roll the spine up from the hips and down from the ribs. Press evenly through both feet.
Shoulder Bridge Kick | glutes hamstrings / abs | mat | a u | pregnancy neck lower_back | Hold the bridge, kick one leg up and lower it level with the other knee. The hips stay up.
# trunk_extension 3
Swan Prep | lower_back upper_back / glutes | mat | b | lower_back pregnancy neck | Face down, hands by the shoulders, lengthen and lift the chest. Use the back, not the hands.
Swimming Pilates | lower_back glutes / shoulders | mat | i t | lower_back pregnancy neck | Lift arms and legs and flutter them. In for five beats, out for five.
Single-Leg Kick | hamstrings / lower_back | mat | i | lower_back pregnancy knee | On the forearms, kick one heel to the seat twice and change. The hips press down.
Double-Leg Kick | hamstrings lower_back / upper_back | mat | a | lower_back pregnancy knee neck | Kick both heels three times, then lift the chest and reach back. Change the cheek you rest on.
# horizontal_push 3.5
Pilates Push-Up | chest abs / triceps hamstrings | mat | a | wrist shoulder | Roll down, walk out, three narrow push-ups, walk back and roll up. Heels stay together.
# stretch 2.5
Spine Stretch Forward | lower_back hamstrings | mat | b | lower_back pregnancy | Sit with the legs apart and round forward over an imagined ball. Stack up again.
Mermaid | obliques lats | mat | b u | knee hip | Sit with both legs to one side and reach up and over. Both hips stay heavy.
`
export const pilatesLadders = [
  'bent-knee-hundred the-hundred',
  'half-roll-back roll-up teaser',
  'toe-tap-pilates single-leg-stretch double-leg-stretch',
  'rolling-like-a-ball seal',
  'spine-twist saw',
  'leg-circle kneeling-side-kick side-bend-pilates',
  'leg-pull-front leg-pull-back',
  'side-kick-up-and-down double-leg-lift',
  'shoulder-bridge shoulder-bridge-kick',
  'swan-prep swimming-pilates double-leg-kick',
]
