import PDFDocument from 'pdfkit'
import type { MealPlan, ShoppingList } from '#contract/meal-plans.ts'
import { addDays } from '#contract/measures/day.ts'
import { productName } from '#contract/product.ts'
import { type Recipe, stepsOf } from '#contract/recipes.ts'
import { printable } from './printable.ts'
import { words } from './words.ts'

const { exported } = words
const ink = '#221d16'
const quiet = '#675d4e'
const line = '#e4dac8'
const herb = '#2e6a3e'
const regular = 'Helvetica'
const bold = 'Helvetica-Bold'

type Sheet = ReturnType<typeof openSheet>

/** The week, its shopping list and recipes as a PDF on A4. */
export async function planAsPdf(plan: MealPlan, shopping: ShoppingList, now: Date): Promise<Uint8Array> {
  const sheet = openSheet(now)
  const { startsOn, people, goals } = plan
  sheet.title(exported.title)
  sheet.text(exported.week(startsOn, addDays(startsOn, plan.days.length - 1), people), { color: quiet })
  sheet.text(exported.goals(exported.dayFigures(goals)), { color: quiet })
  for (const day of plan.days) writeDay(sheet, day)
  sheet.page()
  sheet.title(exported.shoppingList)
  for (const { aisle, things } of shopping.aisles) {
    sheet.heading(words.aisles[aisle], 2 * 16)
    for (const { text, packs, have } of things) sheet.box([text, packs].filter(Boolean).join(', '), have)
  }
  if (shopping.own.length) sheet.heading(exported.own, 2 * 16)
  for (const { name, have } of shopping.own) sheet.box(name, have)
  sheet.page()
  sheet.title(exported.recipes)
  for (const recipe of distinct(plan)) writeRecipe(sheet, recipe)
  sheet.text(exported.source(productName), { color: quiet, above: 12 })
  return sheet.bytes()
}

function writeDay(sheet: Sheet, { day, meals, note, ...figures }: MealPlan['days'][number]) {
  sheet.heading(exported.day(day), 20 + meals.length * 30)
  for (const { mealType, recipe, servings, calories, protein } of meals) {
    sheet.text(`${words.meals[mealType]}: ${recipe.title}`, { font: bold, size: 10.5, above: 3 })
    sheet.text(exported.figures(servings, calories, protein), { color: quiet })
  }
  sheet.text(exported.dayFigures(figures), { above: 4 })
  if (note) sheet.text(note, { color: quiet })
}

function writeRecipe(sheet: Sheet, recipe: Recipe) {
  sheet.heading(recipe.title, 90)
  sheet.text(exported.recipeServes(recipe.servings, recipe.cookingTime), { color: quiet })
  sheet.text(recipe.ingredients.join(' · '), { above: 3 })
  stepsOf(recipe).forEach((step, at) => {
    sheet.text(`${at + 1}. ${step}`, { above: 2 })
  })
}

/** Each recipe once, in order of the week. */
function distinct({ days }: MealPlan): Recipe[] {
  const recipes = days.flatMap(({ meals }) => meals.map(({ recipe }) => recipe))
  return [...new Map(recipes.map((recipe) => [recipe.id, recipe])).values()]
}

type Look = { font?: string; size?: number; color?: string; above?: number }

/** A document written from top to bottom with page breaks. */
function openSheet(now: Date) {
  const info = { Title: exported.title, Author: productName, CreationDate: now }
  const pdf = new PDFDocument({ size: 'A4', margin: 50, info, lang: 'en' })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const left = 50
  const width = pdf.page.width - 2 * left
  const bottom = () => pdf.page.height - 50

  function text(words: string, { font = regular, size = 9.5, color = ink, above = 0 }: Look = {}) {
    pdf.y += above
    pdf
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(printable(words), left, pdf.y, { width, lineGap: 1.5 })
  }
  return {
    text,
    title(words: string) {
      text(words, { font: bold, size: 22 })
      pdf.y += 4
    },
    /** Keeps at least `room` points of the following content on the same page. */
    heading(words: string, room: number) {
      if (pdf.y + 30 + room > bottom()) pdf.addPage()
      else pdf.y += 12
      text(words, { font: bold, size: 12.5, color: herb })
      pdf
        .moveTo(left, pdf.y)
        .lineTo(left + width, pdf.y)
        .lineWidth(0.7)
        .strokeColor(line)
        .stroke()
      pdf.y += 4
    },
    /** A line with a checkbox. */
    box(words: string, ticked: boolean) {
      if (pdf.y + 16 > bottom()) pdf.addPage()
      const { y } = pdf
      pdf
        .rect(left, y + 1, 9, 9)
        .lineWidth(0.8)
        .strokeColor(quiet)
        .stroke()
      if (ticked)
        pdf
          .moveTo(left + 2, y + 5.5)
          .lineTo(left + 4, y + 8)
          .lineTo(left + 7.5, y + 3)
          .lineWidth(1.2)
          .strokeColor(herb)
          .stroke()
      pdf
        .font(regular)
        .fontSize(10.5)
        .fillColor(ticked ? quiet : ink)
      pdf.text(printable(words), left + 18, y, { width: width - 18 })
      pdf.y += 3
    },
    page: () => void pdf.addPage(),
    bytes(): Promise<Uint8Array> {
      const ended = new Promise<Uint8Array>((resolve, reject) => {
        pdf.on('end', () => resolve(Buffer.concat(chunks)))
        pdf.on('error', reject)
      })
      pdf.end()
      return ended
    },
  }
}
